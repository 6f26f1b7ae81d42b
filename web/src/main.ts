/// The page starts here.
import './app';
