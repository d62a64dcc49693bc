import { useEffect, useState } from 'react'
import type { CuttingMaterialViewFragment } from '#schema/generated/operations.ts'
import type { Saw } from '#schema/rules/cutting/cutting.types.ts'
import { type ListedPanel, type ListRow, readCuttingList } from '#schema/rules/cutting/list/cutting-list.ts'
import { type SawLimits, sawInTenths } from '#schema/rules/cutting/saw.ts'
import { QuietButton } from '../../../../components/button.tsx'
import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import { toNetAndGross } from '../../../../components/price/price-arithmetic.ts'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { type Cutting, cuttingLines, totalAmount } from '../basket/cutting-lines.ts'
import { toChosenMaterial } from '../device/chosen-material.ts'
import type { EditableList } from '../device/saved-list.ts'
import type { Packing, PackRequest } from '../packing/pack-list.ts'
import { startWorker } from '../packing/use-packing.ts'
import { type MaterialSize, materialSizes } from '../rules/material.ts'
import styles from './compare-sizes.module.css'

interface CompareSizesProps extends EditableList {
  readonly material: CuttingMaterialViewFragment
  readonly cutting: Cutting & Parameters<typeof sawInTenths>[0]
}

/** The cost of the same list on each size of the material. @source CUT-35 */
export function CompareSizes({ material, cutting, list, onChange }: CompareSizesProps) {
  const words = useMessages('cuttingPlan')
  const { failed, packing: waiting } = useMessages('cutting')
  const { money } = useFormat()
  const saw = sawInTenths(cutting)
  const compared = comparedSizes(materialSizes(material), list.rows, saw)
  const packings = usePackings(compared, saw)
  if (packings === null) return <p role="alert">{failed}</p>
  const packingCost = (size: MaterialSize, packing: Packing) =>
    totalAmount(
      cuttingLines({ packing, material, size, cutting, lines: [], andMore: words.andMore, choices: list.choices ?? {} }),
    )
  return (
    <ul className={styles.sizes} aria-label={words.compare.title}>
      {compared.map(({ size, panels }) => {
        const packing = packings.get(size.sku)
        const isChosen = size.sku === list.material?.stockSku
        return (
          <li key={size.sku}>
            <strong>{size.size}</strong>
            {packing && (
              <span className={styles.cost}>
                <PreferredVat price={toNetAndGross(packingCost(size, packing), money)} />
              </span>
            )}
            <span className={styles.figures}>
              {packing ? toFigures(words, packing) : panels ? waiting : words.compare.tooLarge}
            </span>
            {isChosen && <span className={styles.chosen}>{words.compare.chosen}</span>}
            {!isChosen && packing && (
              <QuietButton
                aria-label={`${words.compare.use}: ${size.size}`}
                onClick={() => onChange((latest) => ({ ...latest, material: toChosenMaterial(material, size) }))}
              >
                {words.compare.use}
              </QuietButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const toFigures = (
  words: Readonly<Record<'boards' | 'sheets' | 'waste', (count: number) => string>>,
  { stock, sheets, wastePercent }: Packing,
) => `${stock.kind === 'board' ? words.boards(sheets) : words.sheets(sheets)} · ${words.waste(wastePercent)}`

/** Packs a list on each size, in one worker for all sizes. @returns results by sku as they come; null after a failure */
function usePackings(compared: readonly ComparedSize[], saw: Saw): ReadonlyMap<string, Packing> | null {
  const [packings, setPackings] = useState<ReadonlyMap<string, Packing> | null>(new Map())
  const key = JSON.stringify([compared.map(({ size, panels }) => [size.sku, panels]), saw])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` covers all inputs, which are new objects on every render
  useEffect(() => {
    setPackings(new Map())
    const worker = startWorker(
      (answer) => {
        const sku = 'packing' in answer ? compared[answer.packing.id]?.size.sku : undefined
        if ('packing' in answer && sku !== undefined) setPackings((known) => known && new Map([...known, [sku, answer.packing]]))
      },
      (error) => {
        console.warn('The sizes could not be compared', error)
        setPackings(null)
      },
    )
    for (const [id, { size, panels }] of compared.entries())
      if (panels) worker.postMessage({ id, panels, stock: size.stock, saw } satisfies PackRequest)
    return () => worker.terminate()
  }, [key])
  return packings
}

interface ComparedSize {
  readonly size: MaterialSize
  /** The pieces as they are cut from this size; null if some do not fit. */
  readonly panels: readonly ListedPanel[] | null
}

/** More would keep a phone busy for seconds. */
const MOST_SIZES = 12

/**
 * The sizes of a material with the pieces of a list; empty if there is nothing to compare.
 * @param saw in tenths of a millimetre
 * @source CUT-35
 */
export function comparedSizes(sizes: readonly MaterialSize[], rows: readonly ListRow[], saw: SawLimits): readonly ComparedSize[] {
  const compared = sizes.slice(0, MOST_SIZES).map((size) => {
    const { panels, problems } = readCuttingList(rows, size.stock, saw)
    return { size, panels: problems.length === 0 && panels.length > 0 ? panels : null }
  })
  return compared.length > 1 && compared.some(({ panels }) => panels !== null) ? compared : []
}
