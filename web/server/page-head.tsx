import type { PageFiles } from './page-assets.ts'

/** Scripts, styles, fonts and icons of a page. */
export function PageHead({ files }: { files: PageFiles }) {
  return (
    <>
      <script src={files.preferences} />
      {files.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {files.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {files.entries.map((src) => (
        <script key={src} type="module" src={src} fetchPriority="low" />
      ))}
      {files.modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      <meta name="theme-color" content="#103924" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0e2216" media="(prefers-color-scheme: dark)" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  )
}
