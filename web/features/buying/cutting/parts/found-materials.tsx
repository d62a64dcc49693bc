import { useEffect, useState } from 'react'
import { CuttingMaterialsDocument, type CuttingMaterialsQuery } from '#schema/generated/operations.ts'
import { SEARCH_TERM } from '#schema/rules/constants.ts'
import { clientLoad } from '../../../../data/client-load.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'
import { bestMaterials } from './best-materials.ts'
import { MaterialCards } from './material-cards.tsx'

interface FoundMaterialsProps {
  readonly typed: string
  readonly onChoose: (sku: string) => void
}

export function FoundMaterials({ typed, onChoose }: FoundMaterialsProps) {
  const words = useMessages('cutting')
  const { status, items } = useMaterials(typed)
  const texts = {
    idle: null,
    searching: words.searching,
    failed: words.searchFailed,
    ready: items.length === 0 && words.noneFound,
  }
  return (
    <>
      <p role="status" className={styles.hint}>
        {texts[status]}
      </p>
      {items.length > 0 && <MaterialCards label={words.results} materials={items} onChoose={onChoose} />}
    </>
  )
}

/** Debounce of the search in milliseconds. */
const DEBOUNCE_MS = 200

type Materials = NonNullable<CuttingMaterialsQuery['products']>['items']

interface UseMaterialsResult {
  readonly status: 'idle' | 'searching' | 'ready' | 'failed'
  readonly items: Materials
}

const IDLE: UseMaterialsResult = { status: 'idle', items: [] }

/** Products that match the typed text, the best to cut first; outdated requests are cancelled. */
function useMaterials(typed: string): UseMaterialsResult {
  const search = typed.trim()
  const isLongEnough = search.length >= SEARCH_TERM.minimumLength
  const [state, setState] = useState(IDLE)
  useEffect(() => {
    if (!isLongEnough) return setState(IDLE)
    setState((before) => ({ ...before, status: 'searching' }))
    const abort = new AbortController()
    const update = (next: UseMaterialsResult) => abort.signal.aborted || setState(next)
    const timer = setTimeout(() => {
      clientLoad(CuttingMaterialsDocument, { search }, { signal: abort.signal }).then(
        ({ products }) => update({ status: products ? 'ready' : 'failed', items: bestMaterials(products?.items ?? []) }),
        () => update({ status: 'failed', items: [] }),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [search, isLongEnough])
  return state
}
