#include "lower/Pass.h"
namespace transver { void replaceBools(LoweredUnit &) {} }
