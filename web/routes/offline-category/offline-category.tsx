import { Breadcrumbs } from '../../components/links/breadcrumbs.tsx'
import { Chips } from '../../components/links/chips.tsx'
import { Page } from '../../components/page/page.tsx'
import { PAGE_DATA_ID, type PageData } from '../../data/page-data.ts'
import {
  findOfflineCategory,
  foundText,
  type OfflineCategory,
  OfflineList,
} from '../../features/catalog/offline-catalog/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { hasCachedDocument } from '../../router/cached-document.ts'
import styles from './offline-category.module.css'

/** More would make the list slow; subcategories have the rest. */
const MOST_PRODUCTS = 200

/** A category from the offline catalogue: subcategories and products, until the shop answers. @source CACHE-18 */
export function OfflineView({ offline }: { readonly offline: OfflineCategory }) {
  const { subcategories } = useMessages('listing')
  const words = useMessages('content').errorPages.offlineCatalog
  const { name, url, breadcrumbs, children, total, products } = offline
  return (
    <Page title={name} canonical={url}>
      <div className="container" key={url}>
        <header className={styles.head}>
          <Breadcrumbs steps={breadcrumbs} />
          <h1>{name}</h1>
          {children.length > 0 && (
            <Chips
              label={subcategories(name)}
              chips={children.map((child) => ({ key: child.url, to: child.url, text: child.name }))}
            />
          )}
        </header>
        <OfflineList status={foundText(total, products.length, words)} found={offline} />
      </div>
    </Page>
  )
}

/** The category at an address. Null for other pages, if the device has no catalogue, and if it has the page itself, which says more. */
export async function findCategory(href: string): Promise<OfflineCategory | null> {
  if (await hasCachedDocument(href)) return null
  // A loader has no access to the shop's context.
  const { shop }: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '')
  return findOfflineCategory(shop, new URL(href).pathname, MOST_PRODUCTS)
}
