import type { ReactNode } from 'react'
import { useShop } from '../../data/shop.tsx'
import { PhoneLink } from '../links/phone-link.tsx'

/** The text that says why goods cannot be delivered, with the telephone number on one line. @source DELIVERY-22, DELIVERY-30, UI-59 */
export function RingUs({ children }: { readonly children: ReactNode }) {
  const { phone } = useShop()
  return (
    <>
      {children} {phone && <PhoneLink phone={phone}>{phone.replaceAll(' ', '\u00a0')}</PhoneLink>}
    </>
  )
}
