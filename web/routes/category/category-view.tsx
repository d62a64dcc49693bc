import { useLocation } from 'react-router'
import type { CategoryViewFragment } from '#schema/generated/operations.ts'
import { Breadcrumbs } from '../../components/links/breadcrumbs.tsx'
import { Page } from '../../components/page/page.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { useShop } from '../../data/shop.tsx'
import { Listing, listingQuery, readListing } from '../../features/catalog/listing/index.ts'
import styles from './category.module.css'
import { itemList } from './item-list.ts'
import { Subcategories } from './subcategories.tsx'

/** A category: what it is about, the categories in it, its products. */
export function CategoryView({ category }: { readonly category: CategoryViewFragment }) {
  const { origin } = useShop()
  const { page } = readListing(new URLSearchParams(useLocation().search))
  const canonical = category.url + listingQuery({ filters: {}, sort: null, term: '', page })
  const products = category.products
  const breadcrumbs = category.breadcrumbs ?? []
  return (
    <Page
      title={category.metaTitle ?? category.name}
      description={category.metaDescription ?? textOf(category.description)}
      canonical={canonical}
      breadcrumbs={breadcrumbs}
      structuredData={import.meta.env.SSR && products ? itemList(products, origin) : []}
    >
      <div className="container" key={category.id}>
        <header className={styles.head}>
          <Breadcrumbs steps={breadcrumbs} />
          <h1>{category.name}</h1>
          {category.description && <RichText className={styles.intro} html={category.description} />}
          <Subcategories of={category.name} categories={category.children} />
        </header>
        <Listing listing={products} source={{ categoryId: category.id }} />
      </div>
    </Page>
  )
}

/** The text of a piece of HTML, for a description. */
function textOf(html: string | null): string | undefined {
  return html
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}
