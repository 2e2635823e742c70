export const archiveFaults = ['not_a_backup', 'wrong_key', 'damaged', 'newer'] as const;
export type ArchiveFaultKind = (typeof archiveFaults)[number];

/** The reason why an archive cannot be read. */
export class ArchiveFault extends Error {
  override readonly name = 'ArchiveFault';
  constructor(
    readonly kind: ArchiveFaultKind,
    options?: ErrorOptions,
  ) {
    super(`the backup cannot be read: ${kind}`, options);
  }
}
