import type { OrderRecordView } from '#schema/order-record.types.ts'
import type { Branch } from '#schema/rules/delivery/branch.types.ts'
import { useShop } from '../../data/shop.tsx'

/** The branch that an order is collected from: name, address and opening hours in words. */
export interface CollectionPlace {
  readonly name: string
  readonly address: string
  /** Null if unknown. */
  readonly hours: string | null
}

/** The branch where an order is collected; null if it is delivered or the content names no branch. @source ORDER-19 */
export function useCollection(record: Pick<OrderRecordView, 'deliveryMethodCode'> | null): CollectionPlace | null {
  const { delivery, branches, language } = useShop()
  const rule = delivery?.methods.find(({ method, hours }) => hours !== null && method === record?.deliveryMethodCode)
  const place = rule?.branch
  const branch = place && branches.find(({ name }) => name === place.name)
  if (!branch) return null
  const { street, city, postcode } = branch.address
  return { name: branch.name, address: `${street}, ${city} ${postcode}`, hours: openingText(branch.opening, language) }
}

/** Opening hours in words, days with the same hours together: 'Mon–Fri 7:30–17:00, Sat 8:00–12:00'. */
export function openingText(opening: Branch['opening'], language: string): string | null {
  if (!opening) return null
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const day = (index: number) => format.format(new Date(Date.UTC(2024, 0, index + 1)))
  const groups: { readonly from: number; to: number; readonly hours: string }[] = []
  for (const [index, hours] of opening.entries()) {
    const last = groups.at(-1)
    if (hours === null) continue
    if (last && last.hours === hours && last.to === index - 1) last.to = index
    else groups.push({ from: index, to: index, hours })
  }
  const texts = groups.map(({ from, to, hours }) => {
    const days = from === to ? day(from) : `${day(from)}–${day(to)}`
    return `${days} ${hours.replace('-', '–')}`
  })
  return texts.length > 0 ? texts.join(', ') : null
}
