import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { RichText } from '../../../../../components/rich-text.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import { Reviews } from '../../../reviews/index.ts'
import type { DownloadableView, ProductView } from '../../product.types.ts'
import styles from './details.module.css'

/** Description, specification, files, and the reviews if they came with the product. */
export function ProductDetails({ product }: { readonly product: ProductView }) {
  return (
    <>
      <Details product={product} />
      {'reviews' in product && <Reviews productId={product.id} reviews={product.reviews} />}
    </>
  )
}

function Details({ product }: { readonly product: ProductView }) {
  const words = useMessages('product')
  return (
    <div className={styles.details}>
      {product.description && (
        <section>
          <h2>{words.description}</h2>
          <RichText html={product.description} />
        </section>
      )}
      {product.attributes?.length ? (
        <section>
          <h2>{words.specification}</h2>
          <table className={styles.table}>
            <tbody>
              {product.attributes.map(({ code, label, value }) => (
                <tr key={code}>
                  <th scope="row">{label}</th>
                  <td>{unbrokenSizes(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      {product.__typename === 'DownloadableProduct' && <Downloads product={product} />}
      {product.documents.length > 0 && <Files title={words.documents} files={product.documents} />}
    </div>
  )
}

function Downloads({ product }: { readonly product: DownloadableView }) {
  const words = useMessages('product')
  return (
    <>
      {product.links.length > 0 && (
        <section>
          <h2>{words.contents}</h2>
          <ul className={styles.files}>
            {product.links.map(({ id, title, price }) => (
              <li key={id}>
                {title} {price && <PreferredVat price={price} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {product.samples.length > 0 && <Files title={words.samples} files={product.samples} />}
    </>
  )
}

function Files({ title, files }: { readonly title: string; readonly files: ProductView['documents'] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.url}>
            <a href={file.url}>{file.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
