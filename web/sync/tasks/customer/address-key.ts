interface IdentifiableAddress {
  /** Null, undefined or empty for an address that the platform does not have yet. */
  readonly id?: string | null
  readonly isDefaultShipping?: boolean | null
}

/** Identifies an address of a customer. A new delivery address and a new billing address may both wait for the network. */
export const addressKey = ({ id, isDefaultShipping }: IdentifiableAddress): string =>
  id || (isDefaultShipping ? 'new delivery' : 'new')
