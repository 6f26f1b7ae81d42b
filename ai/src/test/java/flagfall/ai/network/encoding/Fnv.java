package flagfall.ai.network.encoding;

/// FNV-1a, 64 bits.
final class Fnv {

    private Fnv() {}

    static String hash(byte[] bytes) {
        long hash = 0xcbf29ce484222325L;
        for (byte each : bytes) {
            hash = (hash ^ (each & 0xff)) * 0x100000001b3L;
        }
        return String.format("%016x", hash);
    }
}
