export interface PeerInput {
  /** A trusted document of the shop, with the data of its answer. */
  readonly operation: { readonly query: string; readonly variables: object; readonly data: Readonly<Record<string, unknown>> }
  /** A page of the shop, and the data it was rendered from. */
  readonly page: { readonly url: string; readonly data: unknown }
}
