import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './form.module.css'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'ref' | 'type'> & {
  readonly ref: React.RefObject<HTMLInputElement | null>
}

/** A password that can be shown while it is typed. It is hidden again when the form is sent. */
export function PasswordInput({ ref, ...attributes }: PasswordInputProps) {
  const words = useMessages('forms').password
  const [isShown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <span className={styles.password}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...attributes}
        ref={ref}
        type={isShown ? 'text' : 'password'}
        data-secret
      />
      <button
        ref={button}
        type="button"
        aria-controls={attributes.id}
        aria-label={isShown ? words.hideLabel : words.showLabel}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? words.hide : words.show}
      </button>
    </span>
  )
}
