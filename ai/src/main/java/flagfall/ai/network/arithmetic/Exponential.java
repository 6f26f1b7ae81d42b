package flagfall.ai.network.arithmetic;

/// The exponential of a float by the first terms of its series, fast and the same on every machine. The argument is
/// split into a whole number of doublings, which go into the exponent bits, and a small rest, which the series is for.
final class Exponential {

    /// The smallest argument: what comes out for less would be no normal number.
    static final float LEAST = -87f;

    static final float LOG2_E = (float) (1 / Math.log(2));
    /// Adding and taking away this number rounds a float to a whole one.
    static final float ROUNDER = 0x1.8p23f;
    /// The logarithm of two in two parts, so that the rest keeps its last bits.
    static final float LN2_HIGH = 355 / 512f;

    static final float LN2_LOW = (float) (Math.log(2) - LN2_HIGH);
    /// One over the factorials; those of nought and one are one.
    static final float OVER_2 = 1 / 2f;

    static final float OVER_6 = 1 / 6f;
    static final float OVER_24 = 1 / 24f;
    static final float OVER_120 = 1 / 120f;
    static final float OVER_720 = 1 / 720f;
    static final float OVER_5040 = 1 / 5040f;
    /// Where the exponent lies in the bits of a float.
    static final int MANTISSA_BITS = 23;

    private Exponential() {}

    /// @param x not positive
    static float of(float x) {
        float clamped = Math.max(x, LEAST);
        float doublings = clamped * LOG2_E + ROUNDER - ROUNDER;
        float rest = clamped - doublings * LN2_HIGH - doublings * LN2_LOW;
        float series = (((OVER_5040 * rest + OVER_720) * rest + OVER_120) * rest + OVER_24) * rest + OVER_6;
        float mantissa = ((series * rest + OVER_2) * rest + 1) * rest + 1;
        return Float.intBitsToFloat(Float.floatToRawIntBits(mantissa) + ((int) doublings << MANTISSA_BITS));
    }
}
