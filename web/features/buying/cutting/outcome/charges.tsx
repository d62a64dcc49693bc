import type { CuttingMaterialViewFragment, CuttingPageQuery } from '#schema/generated/operations.ts'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { AddToCart } from '../../cart/index.ts'
import { cuttingLines } from '../basket/cutting-lines.ts'
import styles from '../cutting.module.css'
import { lineText } from '../list/list-text.ts'
import type { Packed } from '../packing/packed.ts'
import type { MaterialSize } from '../rules/material.ts'
import { Costs } from './costs.tsx'

interface ChargesProps {
  readonly packed: Packed
  /** The list has changed since. */
  readonly isBehind: boolean
  /** Number of invalid fields. */
  readonly problems: number
  /** Data for the price; null until the material is loaded. */
  readonly price:
    | {
        readonly material: CuttingMaterialViewFragment
        readonly size: MaterialSize
        readonly cutting: NonNullable<CuttingPageQuery['cutting']>
      }
    | null
    | undefined
  readonly isWaiting: boolean
}

/** The cost of a packed list, with buttons to add it to the cart and to print it. @source CUT-10 */
export function Charges({ packed, isBehind, problems, price, isWaiting }: ChargesProps) {
  const words = useMessages('cutting').plan
  const { problems: problemsText } = useMessages('cutting')
  const lines = price
    ? cuttingLines({
        ...{ packed, ...price, andMore: words.andMore },
        lines: packed.panels.map((panel) => lineText(panel, packed.stock.kind === 'board')),
      })
    : []
  return (
    <>
      {lines.length > 0 ? <Costs lines={lines} /> : !isWaiting && <p className={styles.hint}>{words.materialOffline}</p>}
      {problems > 0 && <Notice kind="warning">{problemsText(problems)}</Notice>}
      <div className={styles.actions}>
        {lines.length > 0 && problems === 0 && (
          <AddToCart getPurchases={() => (isBehind ? null : lines.map(({ purchase }) => purchase))} />
        )}
        <button type="button" className={button.secondary} onClick={() => print()}>
          {words.print}
        </button>
      </div>
      <p className={styles.hint}>{words.estimate}</p>
    </>
  )
}
