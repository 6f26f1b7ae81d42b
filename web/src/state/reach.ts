/// Who can open an address: whoever sits at this machine, whoever is in the same network, or anyone.
export type Reach = 'machine' | 'network' | 'anyone';

const MACHINE = /^(.*\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/;
/// Addresses for private use, that of a provider's own network among them.
const PRIVATE = /^(10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(\.\d+)+$/;
const PRIVATE_V6 = /^\[f([cd]|e[89ab])/;
/// Names of a home network, as the server knows them too.
const AT_HOME = /^[^.:]+$|\.(local|lan|home|home\.arpa|internal|box)$/;

export function reachOf(host: string): Reach {
  if (MACHINE.test(host)) return 'machine';
  return [PRIVATE, PRIVATE_V6, AT_HOME].some((it) => it.test(host)) ? 'network' : 'anyone';
}
