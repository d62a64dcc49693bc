import type { DayOfWeek, HardwareStore, OpeningHoursSpecification } from 'schema-dts'
import type { ShopInfo } from '#schema/page.types.ts'
import type { Branch } from '#schema/rules/delivery/branch.types.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** @source https://schema.org/HardwareStore */
export function hardwareStore(branch: Branch, { origin, basePath, delivery }: ShopInfo): HardwareStore {
  const { name, address, phone, opening } = branch
  return {
    '@type': 'HardwareStore',
    name,
    url: `${origin}${basePath}/stores#${branch.id}`,
    image: `${origin}/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    ...(phone && { telephone: phone }),
    ...(opening && {
      openingHoursSpecification: opening.flatMap((span, i) => openDay(span, DAYS[i])),
      specialOpeningHoursSpecification: (delivery?.holidays ?? []).map(closedDay),
    }),
  }
}

function openDay(span: string | null, day: (typeof DAYS)[number] | undefined): OpeningHoursSpecification[] {
  const [opens = '', closes = ''] = span?.split('-').map((time) => time.padStart(5, '0')) ?? []
  if (!day || closes === '') return []
  const dayOfWeek: DayOfWeek = `https://schema.org/${day}`
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]
}

/** Both times are 00:00 on a closed day. */
const closedDay = (date: string): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  opens: '00:00',
  closes: '00:00',
  validFrom: date,
  validThrough: date,
})
