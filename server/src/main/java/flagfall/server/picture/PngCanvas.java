package flagfall.server.picture;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// Draws pixels.
final class PngCanvas implements Canvas {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final byte DEPTH = 8;
    private static final byte TRUE_COLOUR = 2;

    private final int width;
    private final int height;
    private final int[] pixels;

    PngCanvas(int width, int height) {
        this.width = width;
        this.height = height;
        this.pixels = new int[width * height];
    }

    @Override
    public void rectangle(int x, int y, int wide, int high, int colour) {
        for (int row = Math.max(0, y); row < Math.min(height, y + high); row++) {
            for (int column = Math.max(0, x); column < Math.min(width, x + wide); column++) {
                pixels[row * width + column] = colour;
            }
        }
    }

    @Override
    public void disc(int x, int y, int radius, int colour) {
        for (int row = -radius; row < radius; row++) {
            int half = (int) Math.round(Math.sqrt(radius * radius - (row + 0.5) * (row + 0.5)));
            rectangle(x - half, y + row, 2 * half, 1, colour);
        }
    }

    byte[] finish() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(SIGNATURE);
        chunk(
                out,
                "IHDR",
                ByteBuffer.allocate(13)
                        .putInt(width)
                        .putInt(height)
                        .put(DEPTH)
                        .put(TRUE_COLOUR)
                        .array());
        chunk(out, "IDAT", deflated(rows()));
        chunk(out, "IEND", new byte[0]);
        return out.toByteArray();
    }

    /// Each row begins with the number of its filter, which is none.
    private byte[] rows() {
        ByteBuffer rows = ByteBuffer.allocate(height * (1 + 3 * width));
        for (int row = 0; row < height; row++) {
            rows.put((byte) 0);
            for (int column = 0; column < width; column++) {
                int colour = pixels[row * width + column];
                rows.put((byte) (colour >> 16)).put((byte) (colour >> 8)).put((byte) colour);
            }
        }
        return rows.array();
    }

    private static byte[] deflated(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Deflater deflater = new Deflater()) {
            deflater.setInput(bytes);
            deflater.finish();
            byte[] some = new byte[8 * 1024];
            while (!deflater.finished()) {
                out.write(some, 0, deflater.deflate(some));
            }
        }
        return out.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream out, String type, byte[] body) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(body);
        out.writeBytes(ByteBuffer.allocate(4).putInt(body.length).array());
        out.writeBytes(name);
        out.writeBytes(body);
        out.writeBytes(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
    }
}
