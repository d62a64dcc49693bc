/** A branch of the shop, where shoppers collect orders and ask questions. */
export interface Branch {
  /** In links: '/stores#leeds'. */
  readonly id: string
  readonly name: string
  readonly address: BranchAddress
  readonly phone: string | null
  /** From Monday to Sunday: '7:30-17:00'; null for a closed day. Null if unknown. */
  readonly opening: readonly (string | null)[] | null
  /** IANA name: 'Europe/London'. */
  readonly timeZone: string
  readonly map: BranchMap | null
}

export interface BranchAddress {
  readonly street: string
  readonly city: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/** A place on a map, which is 100 units wide and 60 high. */
export type MapPoint = readonly [x: number, y: number]

export interface BranchMap {
  readonly at: MapPoint
  readonly roads: readonly { readonly name: string | null; readonly points: readonly MapPoint[] }[]
  readonly water: readonly (readonly MapPoint[])[]
}
