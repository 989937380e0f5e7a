#include "CImage.h"
