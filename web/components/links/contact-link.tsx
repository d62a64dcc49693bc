import { useShop } from '../../data/shop.tsx'
import { Link } from './link.tsx'

/** Parameters of the contact page's address: name and sku of a product, and whether the shopper waits for it. */
export const CONTACT_QUERY = { name: 'name', sku: 'sku', waits: 'waits' } as const

interface ContactLinkProps {
  readonly product: { readonly name: string; readonly sku: string }
  /** The shopper asks to be told when the product is back in stock. */
  readonly waits?: boolean
  readonly children: string
}

/** A link to the contact form, filled in with a product. Nothing if the platform sends no mail. @source PROD-66 */
export function ContactLink({ product: { name, sku }, waits = false, children }: ContactLinkProps) {
  if (useShop().lacks?.includes('mail')) return null
  const query = new URLSearchParams({
    [CONTACT_QUERY.name]: name,
    [CONTACT_QUERY.sku]: sku,
    ...(waits && { [CONTACT_QUERY.waits]: '' }),
  })
  return <Link to={`/contact?${query}`}>{children}</Link>
}
