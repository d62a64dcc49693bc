import type { ContactQuery } from '../../../components/links/contact-query.types.ts'
import { Link } from '../../../components/links/link.tsx'
import { useShop } from '../../../data/shop.tsx'

interface ContactLinkProps {
  readonly product: Pick<ContactQuery, 'name' | 'sku'>
  /** The shopper asks to be told when the product is back in stock. */
  readonly waits?: boolean
  readonly children: string
}

/** A link to the contact form, filled in with a product. Nothing if the platform sends no mail. @source PROD-66 */
export function ContactLink({ product: { name, sku }, waits = false, children }: ContactLinkProps) {
  if (useShop().lacks?.includes('mail')) return null
  const query: ContactQuery = { name, sku, ...(waits && { waits: '' }) }
  return <Link to={`/contact?${new URLSearchParams({ ...query })}`}>{children}</Link>
}
