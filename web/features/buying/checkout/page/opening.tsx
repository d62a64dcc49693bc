import styles from './opening.module.css'

/** Placeholder until the checkout's code is loaded and the device has been read. */
export const Opening = () => <div className={styles.opening} aria-busy />
