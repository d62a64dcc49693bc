interface RichTextProps {
  /** HTML the server has cleaned. */
  readonly html: string
  readonly className?: string | undefined
}

/** Text with markup, as the merchant wrote it. */
export function RichText({ html, className = 'prose' }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server hands out cleaned HTML only
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
