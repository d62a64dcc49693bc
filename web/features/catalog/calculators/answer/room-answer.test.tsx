import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CalculatorProductFragment } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { ShopProvider } from '../../../../data/shop.tsx'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { MessagesProvider } from '../../../../messages/use-messages.tsx'
import { createPiecePrice } from '../pieces/piece-price.test-kit.ts'
import { RoomAnswer } from './room-answer.tsx'

type Room = ComponentProps<typeof RoomAnswer>['room']

const attribute = (code: string, value: string) => ({ __typename: 'ProductAttribute', code, value }) as const
const piece = (name: string, lengthMillimetres: number, width: string, pence = 0): CalculatorProductFragment => ({
  __typename: 'SimpleProduct',
  sku: name.toUpperCase(),
  name,
  attributes: [attribute('width', width)],
  measure: { __typename: 'Measure', lengthMillimetres },
  price: createPiecePrice(pence),
})
const glue = { __typename: 'SimpleProduct', sku: 'GLUE', name: 'Glue' } as const
const moulding = {
  __typename: 'MouldingCalculator',
  mouldings: [piece('Torus', 2440, '95 mm', 485), piece('Ogee', 4200, '95 mm')],
  extras: [{ __typename: 'CalculatorExtra', metres: 8, product: glue }],
} as const
const screws = { ...glue, sku: 'SCREWS', name: 'Screws', attributes: [attribute('pack_quantity', '250')] } as const
const deck = {
  __typename: 'DeckCalculator',
  boards: [piece('Board 4800', 4800, '145 mm', 2000), piece('Board 2400', 2400, '145 mm', 900)],
  joists: [piece('Joist', 4800, '47 mm')],
  screws: [screws],
  gap: 5,
  spacings: [400],
} as const

const ROOM = { __typename: 'RoomSuggestion', length: null, width: null, doors: null, moulding: null, deck: null } as const
const SKIRTING = { ...ROOM, kind: 'SKIRTING', url: '/skirting', length: 4000, width: 3600, doors: 2, moulding } as const

async function renderText(room: Room): Promise<string> {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={await allMessages(BRITISH)}>
      <ShopProvider shop={{ basePath: '', texts: { calculators: null } } as unknown as ShopInfo}>
        <RoomAnswer room={room} />
      </ShopProvider>
    </MessagesProvider>,
  )
  return html
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('\u00a0', ' ')
}

// SEARCH-42
it.each<readonly [string, Room, string]>([
  [
    'skirting',
    SKIRTING,
    '|Lengths for a room: 4 × 3.6 m, 2 doors|14.96 m, 7 lengths of 2.44 m|7 ×| Torus|2 ×| Glue|Open the calculator|',
  ],
  [
    'architraves',
    { ...ROOM, kind: 'ARCHITRAVE', url: '/architrave', doors: 1, moulding: { ...moulding, extras: [] } },
    '|Lengths for doors: 1 door|10.88 m, 5 lengths of 2.44 m|5 ×| Torus|Open the calculator|',
  ],
  [
    'a deck',
    { ...ROOM, kind: 'DECK', url: '/deck', length: 4800, width: 3000, deck },
    '|A floor outdoors: 4.8 × 3 m|14.4 m², 24 boards|24 ×| Board 4800|15 ×| Joist|3 ×| Screws|Open the calculator|',
  ],
  [
    'a room without anything to propose',
    { ...SKIRTING, moulding: { ...moulding, mouldings: [] } },
    '|Lengths for a room: 4 × 3.6 m, 2 doors|Open the calculator|',
  ],
])('RoomAnswer states what a search needs: %s', async (_, room, text) => {
  expect(await renderText(room)).toBe(text)
})
