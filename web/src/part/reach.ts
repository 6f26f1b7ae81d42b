/// Whether other machines can open this page at the address it was opened at.
const OWN_MACHINE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

export const reachable = ({ hostname }: Pick<URL, 'hostname'> = location): boolean => !OWN_MACHINE.test(hostname);
