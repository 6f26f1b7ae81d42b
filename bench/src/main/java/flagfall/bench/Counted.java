package flagfall.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// How many moves a benchmark's calls came to; JMH reports them beside the calls.
@AuxCounters
@State(Scope.Thread)
public class Counted {
    public long moves;
}
