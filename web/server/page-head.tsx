import type { ShopInfo } from '#schema/page.types.ts'
import type { PageFiles } from './page-assets.ts'

/** Scripts, styles, fonts and icons of a page. */
export function PageHead({
  files,
  shop: { colours, basePath },
}: {
  files: PageFiles
  shop: Pick<ShopInfo, 'colours' | 'basePath'>
}) {
  return (
    <>
      <script src={files.beforePaint} />
      {files.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {files.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {files.modules.map((src) => (
        <script key={src} type="module" data-src={src} fetchPriority="low" />
      ))}
      <meta name="theme-color" content={colours.bar} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colours.barDark} media="(prefers-color-scheme: dark)" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`${basePath}/manifest.webmanifest`} />
    </>
  )
}
