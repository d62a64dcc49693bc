import type { DeckCalculatorQuery, MouldingCalculatorQuery } from '#schema/generated/operations.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import type { ChosenPiece } from '../pieces/choose-piece.ts'

export interface NeededLine {
  readonly sku: string
  readonly name: string
  readonly quantity: number
}

type Extras = NonNullable<MouldingCalculatorQuery['mouldingCalculator']>['extras']
type Screws = NonNullable<DeckCalculatorQuery['deckCalculator']>['screws']

/** Empty if no piece is needed. */
export const neededLines = ({ piece: { sku, name } }: ChosenPiece, quantity: number): readonly NeededLine[] =>
  quantity > 0 ? [{ sku, name, quantity }] : []

/** @param length of moulding in millimetres */
export const neededExtras = (extras: Extras, length: number): readonly NeededLine[] =>
  extras.map(({ product: { sku, name }, metres }) => ({ sku, name, quantity: Math.max(1, Math.ceil(length / (metres * 1000))) }))

export interface OfferedScrew {
  readonly sku: string
  readonly name: string
  /** The number of screws in a pack. */
  readonly pack: number
}

/** Leaves out screws whose pack quantity is unknown. @source ROOM-6 */
export const offeredScrews = (screws: Screws): readonly OfferedScrew[] =>
  screws.flatMap(({ sku, name, attributes }) => {
    const pack = attributes?.find(({ code }) => code === TIMBER_ATTRIBUTES.packQuantity)?.value ?? ''
    return /^[1-9]\d{0,5}$/.test(pack) ? [{ sku, name, pack: Number(pack) }] : []
  })

export const neededScrews = (screw: OfferedScrew | null, count: number): readonly NeededLine[] =>
  screw ? [{ sku: screw.sku, name: screw.name, quantity: Math.ceil(count / screw.pack) }] : []
