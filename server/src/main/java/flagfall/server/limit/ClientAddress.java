package flagfall.server.limit;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;

/// Whom an address is counted for. A household has one address, or 64 bits of an IPv6 address, the rest of which it
/// chooses freely.
public final class ClientAddress {

    private static final int PREFIX_BYTES = 8;

    private ClientAddress() {}

    public static String of(String ip) {
        int zone = ip.indexOf('%');
        String plain = zone < 0 ? ip : ip.substring(0, zone);
        if (plain.indexOf(':') < 0) {
            return plain;
        }
        try {
            byte[] bytes = InetAddress.ofLiteral(plain.replace("[", "").replace("]", ""))
                    .getAddress();
            return bytes.length == 4
                    ? InetAddress.getByAddress(bytes).getHostAddress()
                    : HexFormat.of().formatHex(bytes, 0, PREFIX_BYTES) + "/64";
        } catch (IllegalArgumentException | UnknownHostException unreadable) {
            return plain;
        }
    }
}
