import { useLocation } from 'react-router'
import type { CategoryViewFragment } from '#schema/generated/operations.ts'
import { Breadcrumbs } from '../../components/links/breadcrumbs.tsx'
import { Chips } from '../../components/links/chips.tsx'
import { Tiles } from '../../components/links/tiles.tsx'
import { Page } from '../../components/page/page.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { Listing, listingQuery, readListing } from '../../features/catalog/listing/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './category.module.css'

/** A category: description, subcategories and products. */
export function CategoryView({ category }: { readonly category: CategoryViewFragment }) {
  const { page } = readListing(new URLSearchParams(useLocation().search))
  const canonical = category.url + listingQuery({ filters: {}, sort: null, term: '', page })
  const products = category.products
  const breadcrumbs = category.breadcrumbs ?? []
  return (
    <Page
      title={category.metaTitle ?? category.name}
      description={category.metaDescription ?? toPlainText(category.description)}
      canonical={canonical}
      breadcrumbs={breadcrumbs}
      structuredData={products && { listing: products }}
      picture={category.ownPicture ?? products?.items[0]?.picture}
    >
      <div className="container" key={category.id}>
        <header className={styles.head}>
          <Breadcrumbs steps={breadcrumbs} />
          <h1>{category.name}</h1>
          {category.description && <RichText className={styles.intro} html={category.description} />}
          <Subcategories category={category} />
        </header>
        <Listing listing={products} source={{ categoryId: category.id }} />
        {category.blocks?.map(({ id, content }) => (
          <RichText key={id} className={`prose ${styles.block}`} html={content} />
        ))}
      </div>
    </Page>
  )
}

/** Subcategories that have products: tiles if the merchant has pictures of them, otherwise small links. @source CAT-13 */
function Subcategories({ category }: { readonly category: Pick<CategoryViewFragment, 'name' | 'children'> }) {
  const words = useMessages('listing')
  const label = words.subcategories(category.name)
  const children = category.children.filter(({ productCount }) => productCount > 0)
  if (children.length === 0) return null
  if (!children.some(({ picture }) => picture))
    return <Chips label={label} chips={children.map((child) => ({ key: child.id, to: child.url, text: child.name }))} />
  const tiles = children.map(({ id, url, productCount, picture, ...child }) => ({
    key: id,
    to: url,
    text: child.name,
    picture,
    note: words.results({ total: productCount, isExact: true }),
  }))
  return <Tiles isSmall label={label} tiles={tiles} />
}

/** The text of HTML, shortened for a meta description. */
function toPlainText(html: string | null): string | undefined {
  return html
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}
