#include "reduce/Condition.h"
namespace transver {
void readWitness(Condition &) {}
}
