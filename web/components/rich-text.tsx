export interface RichTextProps {
  /** Sanitised by the server. */
  readonly html: string
  readonly className?: string | undefined
}

export function RichText({ html, className = 'prose' }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises all HTML
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
