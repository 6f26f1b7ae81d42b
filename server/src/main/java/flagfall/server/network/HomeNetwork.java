package flagfall.server.network;

import flagfall.protocol.FromServer;
import flagfall.server.error.ErrorCode;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Opens the server to the home network and closes it again. A server that was started for the network stays open.
public final class HomeNetwork {

    /// Listens at one more address, on the port that the server has.
    @FunctionalInterface
    public interface PortOpener {
        AutoCloseable open(InetAddress address);
    }

    private final PortOpener opener;
    private final Supplier<List<InetAddress>> machine;
    private final boolean openFromTheStart;
    private final int port;
    private final ReentrantLock lock = new ReentrantLock();
    private final List<AutoCloseable> openPorts = new ArrayList<>();

    /// @param host where the server listens from its start
    /// @param machine says which addresses the machine has now
    public HomeNetwork(String host, int port, PortOpener opener, Supplier<List<InetAddress>> machine) {
        this.openFromTheStart = !isLoopback(host);
        this.port = port;
        this.opener = opener;
        this.machine = machine;
    }

    /// {@return whether a host name can only be this machine's own}
    public static boolean isLoopback(String host) {
        return host.equals("localhost")
                || host.matches("127(?:\\.[0-9]{1,3}){3}")
                || host.equals("::1")
                || host.equals("[::1]");
    }

    /// {@return the addresses of this machine in its networks, private ones first}
    public static List<InetAddress> addresses() {
        try (Stream<NetworkInterface> all = NetworkInterface.networkInterfaces()) {
            return all.filter(HomeNetwork::isUp)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && !address.isLinkLocalAddress())
                    .sorted(Comparator.comparing(address -> !address.isSiteLocalAddress()))
                    .toList();
        } catch (SocketException unknown) {
            return List.of();
        }
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback();
        } catch (SocketException gone) {
            return false;
        }
    }

    /// What a visitor at this machine is told.
    public FromServer.NetworkState state() {
        lock.lock();
        try {
            boolean open = openFromTheStart || !openPorts.isEmpty();
            return new FromServer.NetworkState(true, open, !openFromTheStart, open ? links() : List.of());
        } finally {
            lock.unlock();
        }
    }

    private List<String> links() {
        return machine.get().stream()
                .map(address -> "http://" + address.getHostAddress() + ":" + port)
                .toList();
    }

    /// Lets the home network in.
    ///
    /// @throws flagfall.server.error.ApiException if there is none
    public void open() {
        lock.lock();
        try {
            if (openFromTheStart || !openPorts.isEmpty()) {
                return;
            }
            machine.get().forEach(address -> openPorts.add(opener.open(address)));
            if (openPorts.isEmpty()) {
                throw ErrorCode.NO_NETWORK.exception();
            }
        } finally {
            lock.unlock();
        }
    }

    /// Lets only this machine in again; whoever came from the network is disconnected.
    public void close() {
        lock.lock();
        try {
            for (AutoCloseable open : openPorts) {
                open.close();
            }
            openPorts.clear();
        } catch (Exception failure) {
            throw new IllegalStateException("a port could not be closed", failure);
        } finally {
            lock.unlock();
        }
    }
}
