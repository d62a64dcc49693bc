import { useState } from 'react'
import { SecondaryButton } from '../button.tsx'
import styles from './share-link.module.css'

interface ShareLinkProps {
  /** Returns the fragment that holds the shared list. */
  readonly getFragment: () => string
  readonly words: { readonly share: string; readonly copied: string; readonly link: string }
}

/** Copies a link that holds the whole list; if the browser refuses, the link is shown. @source CUT-17, SAVE-7 */
export function ShareLink({ getFragment, words }: ShareLinkProps) {
  const [result, setResult] = useState<{ readonly link: string; readonly isCopied: boolean } | null>(null)
  const share = async () => {
    const link = `${location.origin}${location.pathname}${getFragment()}`
    try {
      await navigator.clipboard.writeText(link)
      setResult({ link, isCopied: true })
    } catch {
      setResult({ link, isCopied: false })
    }
  }
  return (
    <>
      <SecondaryButton onClick={share}>{words.share}</SecondaryButton>
      <span role="status" className={styles.copied}>
        {result?.isCopied && words.copied}
      </span>
      {result && !result.isCopied && (
        <label className={styles.link}>
          {words.link}
          <input readOnly value={result.link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  )
}
