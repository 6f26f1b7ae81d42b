package flagfall.server.http.guard;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A set of addresses: single ones, networks such as `10.0.0.0/8`, and the words `loopback` (this machine) and
/// `private` (networks that are not the internet's).
public final class AddressRanges {

    public static final AddressRanges NONE = new AddressRanges(List.of());
    /// This machine only.
    public static final AddressRanges LOOPBACK = read("loopback");

    private final List<AddressRange> all;

    private AddressRanges(List<AddressRange> all) {
        this.all = List.copyOf(all);
    }

    /// All addresses that begin with these bits.
    private record AddressRange(InetAddress address, int bits) {

        boolean contains(byte[] other) {
            byte[] own = address.getAddress();
            if (other.length != own.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit % 8);
                if ((own[bit / 8] & mask) != (other[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        }

        static AddressRange read(String text) {
            int slash = text.indexOf('/');
            InetAddress address = InetAddress.ofLiteral(slash < 0 ? text : text.substring(0, slash));
            int most = address.getAddress().length * 8;
            int bits = slash < 0 ? most : Integer.parseInt(text.substring(slash + 1));
            if (bits < 0 || bits > most) {
                throw new IllegalArgumentException(text + " is no network");
            }
            return new AddressRange(address, bits);
        }
    }

    /// {@return what a list says, whose items are separated by commas}
    /// @throws IllegalArgumentException if one of them is neither an address nor a network nor a known word
    public static AddressRanges read(String list) {
        List<AddressRange> networks = new ArrayList<>();
        for (String item : list.split(",", -1)) {
            Arrays.stream(meaning(item.strip()).split(" ", -1))
                    .map(AddressRange::read)
                    .forEach(networks::add);
        }
        return new AddressRanges(networks);
    }

    private static String meaning(String item) {
        return switch (item) {
            case "loopback" -> "127.0.0.0/8 ::1";
            case "private" ->
                "127.0.0.0/8 ::1 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 fc00::/7 fe80::/10";
            default -> item;
        };
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    public boolean contains(InetAddress address) {
        byte[] bytes = address.getAddress();
        return all.stream().anyMatch(network -> network.contains(bytes));
    }

    /// {@return whether this is an address and one of ours}
    public boolean contains(String address) {
        try {
            return contains(InetAddress.ofLiteral(address.replace("[", "").replace("]", "")));
        } catch (IllegalArgumentException noAddress) {
            return false;
        }
    }
}
