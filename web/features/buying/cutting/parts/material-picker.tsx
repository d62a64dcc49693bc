import { Suspense, useId, useState } from 'react'
import type { CuttingMaterialCardFragment, CuttingMaterialViewFragment } from '#schema/generated/operations.ts'
import type { SawLimits } from '#schema/rules/cutting/saw.ts'
import { QuietButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'
import { toChosenMaterial } from '../device/chosen-material.ts'
import type { ChosenMaterial, EditableList } from '../device/saved-list.ts'
import type { MaterialSize } from '../rules/material.ts'
import { MaterialCards } from './material-cards.tsx'

const FoundMaterials = late(async () => (await import('./found-materials.tsx')).FoundMaterials)

interface MaterialPickerProps {
  readonly chosen: ChosenMaterial | null
  /** The catalogue's data; null until loaded. */
  readonly material: CuttingMaterialViewFragment | null
  /** Available sizes; empty until known. */
  readonly sizes: readonly MaterialSize[]
  /** In millimetres. */
  readonly saw: SawLimits & { readonly materials: readonly CuttingMaterialCardFragment[] }
  readonly onChange: EditableList['onChange']
}

const focus = (element: HTMLElement | null) => element?.focus()

export function MaterialPicker({ chosen, material, sizes, saw, onChange }: MaterialPickerProps) {
  const words = useMessages('cutting')
  const id = useId()
  const [isSearching, setSearching] = useState(false)
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.material}</h2>
      {chosen && !isSearching ? (
        <>
          <p className={styles.chosen}>
            <strong>{chosen.name}</strong>
            <QuietButton onClick={() => setSearching(true)}>{words.changeMaterial}</QuietButton>
          </p>
          <div className={styles.field}>
            <label htmlFor={`${id}-size`}>{words.size}</label>
            <select
              id={`${id}-size`}
              value={chosen.stockSku}
              onChange={({ currentTarget }) => {
                const size = sizes.find(({ sku }) => sku === currentTarget.value)
                if (material && size) void onChange((list) => ({ ...list, material: toChosenMaterial(material, size) }))
              }}
            >
              {!sizes.some(({ sku }) => sku === chosen.stockSku) && <option value={chosen.stockSku}>{chosen.size}</option>}
              {sizes.map(({ sku, size }) => (
                <option key={sku} value={sku}>
                  {size}
                </option>
              ))}
            </select>
          </div>
          <p className={styles.hint}>
            {words.kerfAndTrim(saw)} {saw.smallest && words.smallest(saw.smallest)}
          </p>
        </>
      ) : (
        <MaterialSearch
          ref={isSearching ? focus : null}
          materials={saw.materials}
          onChange={onChange}
          onDone={() => setSearching(false)}
        />
      )}
    </section>
  )
}

interface MaterialSearchProps extends Pick<MaterialPickerProps, 'onChange'> {
  readonly ref: React.Ref<HTMLInputElement>
  /** Offered until something is typed. */
  readonly materials: readonly CuttingMaterialCardFragment[]
  readonly onDone: () => void
}

function MaterialSearch({ ref, materials, onChange, onDone }: MaterialSearchProps) {
  const words = useMessages('cutting')
  const id = useId()
  const { texts } = useShop()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(sku: string) {
    setProblem(null)
    try {
      const { openList } = await import('../share/open-list.ts')
      const outcome = await openList({ sku, stockSku: null }, null, onChange)
      if (outcome === 'done') onDone()
      else setProblem(words.noSize)
    } catch (error) {
      console.warn('The material could not be loaded', error)
      setProblem(words.searchFailed)
    }
  }
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-search`}>{words.search}</label>
        <input
          ref={ref}
          id={`${id}-search`}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {words.searchHint(materials[0]?.name ?? texts.searchExample)}
        </p>
      </div>
      {typed.trim() === '' && materials.length > 0 && (
        <MaterialCards label={words.common} materials={materials} onChoose={choose} />
      )}
      {problem && <Notice kind="error">{problem}</Notice>}
      <Suspense>
        <FoundMaterials typed={typed} onChoose={choose} />
      </Suspense>
    </>
  )
}
