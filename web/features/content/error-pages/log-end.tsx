import styles from './log-end.module.css'
import notice from './notice-page.module.css'

export type LogEndKind = 'gap' | 'split' | 'apart'

/** Illustration: the end of a log. `gap`: a quarter is missing; `split`: it has a crack; `apart`: it is cut in two. */
export function LogEnd({ kind }: { kind: LogEndKind }) {
  return (
    <svg className={notice.drawing} viewBox="-4 -12 264 264" aria-hidden="true">
      {kind === 'gap' && (
        <>
          <Rings clip="M0 0h120v118h132v134H0Z" />
          <g transform="translate(18 -18)">
            <Rings clip="M120-20h140v138H120Z" />
          </g>
        </>
      )}
      {kind === 'apart' && (
        <>
          <g transform="translate(-8 6)">
            <Rings clip="M0 0h134l-18 62 14 58-16 62 8 70H0Z" />
          </g>
          <g transform="translate(12 -6)">
            <Rings clip="M134 0h120v252H122l-8-70 16-62-14-58Z" />
          </g>
        </>
      )}
      {kind === 'split' && (
        <>
          <Rings clip="M0 0h252v252H0Z" />
          <path className={styles.void} d="m122 121 30-8 17 9 30-12 42-2v14l-38 3-31 12-20-10Z" />
        </>
      )}
    </svg>
  )
}

/** The growth rings within an outline. */
function Rings({ clip }: { clip: string }) {
  const id = `cut-${clip.length}`
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <path d={clip} />
      </clipPath>
      <path className={styles.bark} d="M120 14c61 0 106 47 106 106 0 62-47 106-106 106S14 181 14 119C14 58 61 14 120 14Z" />
      <path className={styles.sap} d="M120 24c55 0 96 42 96 96s-42 96-96 96-96-42-96-97c0-54 43-95 96-95Z" />
      <path className={styles.ring} d="M121 38c46 0 81 36 81 82s-36 82-82 82-82-36-82-82 36-82 83-82Z" />
      <path className={styles.ring} d="M122 54c37 0 65 30 65 66 0 38-29 66-66 66s-66-29-66-66 30-66 67-66Z" />
      <path className={styles.ring} d="M123 69c28 0 50 22 50 50s-22 52-51 52-51-23-51-51 23-51 52-51Z" />
      <path className={styles.heart} d="M125 86c20 0 35 15 35 34s-16 37-36 37-36-17-36-36 17-35 37-35Z" />
      <path className={styles.core} d="M126 101c11 0 19 8 19 18s-9 20-20 20-19-9-19-20 9-18 20-18Z" />
      <path className={styles.core} d="M126 113c4 0 6 3 6 6s-3 7-7 7-6-3-6-7 3-6 7-6Z" />
    </g>
  )
}
