import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executors;

/// Stands in for the places that tools are downloaded from: `java Shelf.java FOLDER` prints its address and gives out
/// the files of a folder. Below `/half` it breaks off in the middle of a file, below `/stuck` it never goes on from
/// there.
void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", exchange -> give(exchange, folder, "/"));
    server.createContext("/half", exchange -> give(exchange, folder, "/half"));
    server.createContext("/stuck", exchange -> give(exchange, folder, "/stuck"));
    server.start();
    IO.println("http://127.0.0.1:" + server.getAddress().getPort());
}

void give(HttpExchange exchange, Path folder, String prefix) throws IOException {
    Path file = folder.resolve(exchange.getRequestURI().getPath().substring(prefix.length()).replaceFirst("^/", ""));
    try (exchange) {
        if (!Files.isRegularFile(file)) {
            exchange.sendResponseHeaders(404, -1);
            return;
        }
        exchange.sendResponseHeaders(200, Files.size(file));
        if (prefix.equals("/")) {
            Files.copy(file, exchange.getResponseBody());
            return;
        }
        byte[] bytes = Files.readAllBytes(file);
        exchange.getResponseBody().write(bytes, 0, bytes.length / 2);
        exchange.getResponseBody().flush();
        if (prefix.equals("/stuck")) {
            Thread.sleep(Long.MAX_VALUE);
        }
    } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
    }
}
