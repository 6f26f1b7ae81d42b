package flagfall.ai.network;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.ShortBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A weight file as it was read: one line of JSON, then the numbers, little end first, in the order of that line.
final class NetworkFile {

    private static final int LONGEST_HEADER = 1 << 16;

    private final NetworkHeader header;
    private final Map<String, float[]> tensors = new HashMap<>();

    private NetworkFile(NetworkHeader header, ByteBuffer numbers) {
        this.header = header;
        Map<String, List<Integer>> shapes = header.shape().tensors();
        int wanted = shapes.values().stream().mapToInt(NetworkFile::size).sum() * (header.halves() ? 2 : 4);
        if (numbers.remaining() != wanted) {
            throw new UnusableNetworkException("The weight file has " + numbers.remaining()
                    + " bytes of numbers; its shape needs " + wanted + ".");
        }
        ShortBuffer halves = numbers.asShortBuffer();
        FloatBuffer floats = numbers.asFloatBuffer();
        for (String name : header.tensors()) {
            float[] values = new float[size(Objects.requireNonNull(shapes.get(name)))];
            if (header.halves()) {
                widen(halves, values);
            } else {
                floats.get(values);
            }
            tensors.put(name, values);
        }
    }

    private static void widen(ShortBuffer halves, float[] values) {
        for (int index = 0; index < values.length; index++) {
            values[index] = Float.intBitsToFloat(halves.get() << 16);
        }
    }

    private static int size(List<Integer> shape) {
        return shape.stream().reduce(1, Math::multiplyExact);
    }

    /// @throws UnusableNetworkException if this program cannot play with it
    static NetworkFile read(InputStream in) throws IOException {
        byte[] bytes = in.readAllBytes();
        int end = 0;
        while (end < bytes.length && end < LONGEST_HEADER && bytes[end] != '\n') {
            end++;
        }
        if (end == bytes.length || bytes[end] != '\n') {
            throw new UnusableNetworkException("The weight file has no first line.");
        }
        NetworkHeader header = NetworkHeader.read(new String(bytes, 0, end, StandardCharsets.UTF_8));
        ByteBuffer numbers =
                ByteBuffer.wrap(bytes, end + 1, bytes.length - end - 1).slice().order(ByteOrder.LITTLE_ENDIAN);
        return new NetworkFile(header, numbers);
    }

    NetworkHeader header() {
        return header;
    }

    /// {@return a tensor's numbers, row by row}
    float[] tensor(String name) {
        return Objects.requireNonNull(tensors.get(name), name);
    }
}
