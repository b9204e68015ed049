#include "lower/Pass.h"
namespace transver { void dropWords(LoweredUnit &) {} }
