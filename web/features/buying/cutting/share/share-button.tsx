import { useState } from 'react'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import styles from '../cutting.module.css'
import type { SavedList } from '../device/saved-list.ts'
import { toFragment } from './list-link.ts'

/** Copies a link that holds the whole list; if the browser refuses, the link is shown. @source CUT-17 */
export function ShareButton({ list }: { readonly list: SavedList }) {
  const words = useMessages('cutting').shared
  const [result, setResult] = useState<{ readonly link: string; readonly isCopied: boolean } | null>(null)
  const share = async () => {
    const link = `${location.origin}${location.pathname}${toFragment(list)}`
    try {
      await navigator.clipboard.writeText(link)
      setResult({ link, isCopied: true })
    } catch {
      setResult({ link, isCopied: false })
    }
  }
  return (
    <>
      <button type="button" className={button.secondary} onClick={share}>
        {words.share}
      </button>
      <span role="status" className={styles.hint}>
        {result?.isCopied && words.copied}
      </span>
      {result && !result.isCopied && (
        <label className={styles.field}>
          {words.link}
          <input readOnly value={result.link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  )
}
