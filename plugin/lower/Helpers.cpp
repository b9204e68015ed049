#include "lower/Pass.h"
namespace transver { void dropHelpers(LoweredUnit &) {} }
