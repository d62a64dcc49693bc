import { useLoaderData } from 'react-router'
import type { CategoryPageQuery } from '../../../../schema/generated/operations.ts'

declare global {
  /** The listing, handed over by the server. */
  var listing: CategoryPageQuery
}

/** The data that the shop's listing has. */
export const loader = (): CategoryPageQuery => globalThis.listing

/** The same products with the content of a card, without the shop's menu, facets and footer. */
export default function Listing() {
  const { category } = useLoaderData<typeof loader>()
  return (
    <main>
      <h1>{category?.name}</h1>
      <ul>
        {category?.products?.items.map(({ id, name, url, sku }) => (
          <li key={id}>
            <article>
              <h2>
                <a href={url}>{name}</a>
              </h2>
              <p>{sku}</p>
            </article>
          </li>
        ))}
      </ul>
    </main>
  )
}
