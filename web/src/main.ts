/// The entry point.
import './app';
