import button from '../../styles/button.module.css'
import styles from './file-button.module.css'

interface FileButtonProps {
  readonly label: string
  readonly onOpen: (file: File) => void
}

const TABLES = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values'

/** Opens a table as text: CSV, or tab-separated. */
export function FileButton({ label, onOpen }: FileButtonProps) {
  return (
    <label className={`${button.secondary} ${styles.button}`}>
      {label}
      <input
        type="file"
        accept={TABLES}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onOpen(file)
          // Lets the same file be chosen again.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
