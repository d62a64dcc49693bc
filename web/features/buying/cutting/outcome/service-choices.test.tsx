import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CuttingServiceFragment } from '#schema/generated/operations.ts'
import { ServiceChoices } from './service-choices.tsx'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: `£${amount}` }) as const
const surcharge = (amount: number) =>
  ({
    ...({ __typename: 'CustomOptionPrice', percent: null } as const),
    amount: { __typename: 'TaxedMoney', net: money(amount - 1), gross: money(amount) },
  }) as const
const value = (id: string, title: string, amount: number) =>
  ({ __typename: 'CustomOptionValue', id, title, price: surcharge(amount) }) as const
const option = { __typename: 'CustomOption', isRequired: false, maxCharacters: null, price: null } as const
const EDGES = {
  ...option,
  id: '2',
  title: 'Edges',
  type: 'RADIO',
  values: [value('21', 'As cut', 0), value('22', 'Sanded', 5)],
} as const
const EXTRAS = { ...option, id: '3', title: 'Extras', type: 'CHECKBOX', values: [value('31', 'Keep the offcuts', 0)] } as const

function renderChoices(customOptions: CuttingServiceFragment['customOptions'], choices = {}): string {
  // The service has only the fields that the choices take.
  const service = { customOptions } as unknown as CuttingServiceFragment
  return renderToStaticMarkup(<ServiceChoices service={service} choices={choices} onChange={async () => undefined} />)
}
const readChecked = (html: string) =>
  [...html.matchAll(/<label>(<input[^>]*>)([^<]*)/g)]
    .filter(([, input]) => input?.includes('checked'))
    .map(([, , title]) => title)

// CUT-34
describe('the choices of the cutting service', () => {
  it('are folded at first, choose the first of several radio buttons, and show surcharges that are not zero', () => {
    const html = renderChoices([EDGES, EXTRAS])
    expect(html).toMatch(/^<details class="[^"]*"><summary>Edges, Extras<\/summary>/)
    expect(readChecked(html)).toEqual(['As cut'])
    expect(html.match(/\+<span/g)).toHaveLength(1)
    expect(html).toContain('£5')
  })

  it('are open if something was chosen', () => {
    const html = renderChoices([EDGES, EXTRAS], { 2: '22', 3: '31' })
    expect(html).toMatch(/^<details [^>]*open=""/)
    expect(readChecked(html)).toEqual(['Sanded', 'Keep the offcuts'])
  })

  it.each([
    ['a text', { ...option, id: '1', title: 'List', type: 'AREA', values: [] }],
    ['a choice without values', { ...EXTRAS, values: [] }],
    ['an optional drop-down', { ...EDGES, type: 'DROP_DOWN' }],
  ] as const)('do not include %s', (_, other) => {
    expect(renderChoices([other])).toBe('')
  })
})
