import { Link } from '../../../../../components/links/link.tsx'
import { PreferredVat } from '../../../../../components/price/both-vat.tsx'
import { StockDot } from '../../../../../components/stock-dot.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import { variantGroups } from '../../parts/variant-table/variant-groups.ts'
import type { ConfigurableView } from '../../product.types.ts'
import styles from './details.module.css'

/** All versions of a product, each linked to its page. Rendered by the server alone, for browsers without scripts. @source PROD-61 */
export function VersionList({ product }: { readonly product: ConfigurableView }) {
  const { versions } = useMessages('product')
  const { unknown } = useMessages('catalog').price
  const rows = variantGroups(product).flatMap(({ title, rows }) => rows.map((row) => ({ ...row, title })))
  return (
    <section>
      <h2>{versions}</h2>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ variant, title, name }) => (
            <tr key={variant.sku}>
              <th scope="row">
                <Link to={variant.url}>{[title, name].filter(Boolean).join(', ')}</Link>
              </th>
              <td>{variant.price.isUnknown ? unknown : <PreferredVat price={variant.price.final} />}</td>
              <td>
                <StockDot stock={variant.stock} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
