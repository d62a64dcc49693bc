import styles from './reviews.module.css'

/** For what holds reviews that were served with the page: their styles have to be there without their code. */
export const reviewStyles = styles.part ?? ''
