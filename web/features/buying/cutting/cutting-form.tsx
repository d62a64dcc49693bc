import { Suspense } from 'react'
import { CuttingMaterialDocument, type CuttingPageQuery } from '#schema/generated/operations.ts'
import { sawInTenths } from '#schema/rules/cutting/saw.ts'
import { DetailsOnOpen } from '../../../components/details-on-open.tsx'
import { useShop } from '../../../data/shop.tsx'
import { useDeferred } from '../../../data/use-deferred.ts'
import { late } from '../../../late/late.tsx'
import { useLateCode } from '../../../late/late-code.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../storage/use-device-value.ts'
import styles from './cutting.module.css'
import { type ChosenMaterial, cuttingList } from './device/saved-list.ts'
import { cuttingRules } from './list/cutting-rules.ts'
import { usePacking } from './packing/use-packing.ts'
import { MaterialPicker } from './parts/material-picker.tsx'
import { Layouts } from './parts/outcome-parts.ts'
import { PieceRows } from './parts/piece-rows.tsx'
import { Result } from './parts/result.tsx'

type Cutting = NonNullable<CuttingPageQuery['cutting']>

const SendForm = late(async () => (await import('./send/send-form.tsx')).SendForm, ['cuttingPlan', 'forms'])

const FormTop = late(async () => (await import('./parts/form-top.tsx')).FormTop)
const ExampleButton = late(async () => (await import('./parts/example-button.tsx')).ExampleButton)
const EqualPartsForm = late(async () => (await import('./parts/equal-parts-form.tsx')).EqualPartsForm, ['cuttingPlan'])
const SavedLists = late(async () => (await import('./saved/saved-lists.tsx')).SavedLists, ['cuttingPlan', 'lists'])

const NOTHING = { panels: [], problems: [] }

/** The cutting list form: material, pieces, and the result while typing. Stored on the device. @source SCREEN-15 */
export function CuttingForm({ cutting }: { readonly cutting: Cutting }) {
  const words = useMessages('cutting')
  const { deviceDatabase, lacks } = useShop()
  const saved = useDeviceValue(cuttingList, deviceDatabase)
  const chosen = saved?.material ?? null
  const saw = sawInTenths(cutting)
  const { rules, hasFailed, material, sizes, size, isLoading } = useMaterial(chosen)
  const list = saved && chosen && rules ? rules.readCuttingList(saved.rows, chosen.stock, saw) : NOTHING
  const state = usePacking(list.panels, chosen?.stock ?? null, saw)
  // Waits for the rules, so that a stored list is shown together with its problems.
  if (!saved || (chosen && !rules && !hasFailed)) return <p role="status">{words.waiting}</p>

  const { packing, isOutdated } = state
  const { change } = cuttingList(deviceDatabase)
  return (
    <div className={styles.form}>
      <Suspense>
        <FormTop list={saved} onChange={change} />
      </Suspense>
      <div className={styles.sides}>
        <div className={styles.entry}>
          <MaterialPicker chosen={chosen} material={material} sizes={sizes} saw={cutting} onChange={change} />
          {saved.rows.length === 0 && (
            <Suspense>
              <ExampleButton sku={chosen ? null : (cutting.materials[0]?.sku ?? null)} onChange={change} />
            </Suspense>
          )}
          <PieceRows rows={saved.rows} problems={list.problems} isBoard={chosen?.stock.kind === 'board'} onChange={change} />
          {chosen && (
            <DetailsOnOpen summary={words.equal} className={styles.folded}>
              <EqualPartsForm stock={chosen.stock} saw={saw} onChange={change} />
            </DetailsOnOpen>
          )}
          <DetailsOnOpen summary={words.lists} className={styles.folded}>
            <SavedLists list={saved} onChange={change} />
          </DetailsOnOpen>
        </div>
        <Result
          state={{ ...state, hasFailed: state.hasFailed || (chosen !== null && !rules) }}
          problems={new Set(list.problems.map(({ row }) => row)).size}
          price={material && size && { material, size, cutting }}
          onChange={change}
          list={saved}
          isWaiting={chosen !== null && isLoading}
        />
      </div>
      {packing && chosen && (
        <Suspense>
          <Layouts packing={packing} material={`${chosen.name}, ${chosen.size}`} saw={cutting} />
        </Suspense>
      )}
      {packing && chosen && !isOutdated && list.problems.length === 0 && !lacks?.includes('mail') && (
        <DetailsOnOpen summary={words.send} className={styles.folded}>
          <SendForm material={chosen} lines={saved.rows} sheets={packing.sheets} />
        </DetailsOnOpen>
      )}
    </div>
  )
}

/** For the chosen material, loads the rules that read its list, and the product with its sizes. */
function useMaterial(chosen: ChosenMaterial | null) {
  const { code: rules, hasFailed } = useLateCode(cuttingRules, chosen !== null)
  const { data, status } = useDeferred(CuttingMaterialDocument, { sku: chosen?.sku ?? '' }, { when: chosen ? 'now' : 'never' })
  const material = data?.product ?? null
  const sizes = material && rules ? rules.materialSizes(material) : []
  const size = sizes.find(({ sku }) => sku === chosen?.stockSku)
  return { rules, hasFailed, material, sizes, size, isLoading: status === 'loading' }
}
