import type { FormErrors, UseFormReturnType } from '@mantine/form'

/** Focuses the first invalid field. Pass it as the second argument of a form's `onSubmit`. */
export const focusFirstError =
  <Values, Submitted>(form: UseFormReturnType<Values, Submitted>) =>
  (errors: FormErrors) =>
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()

/** Selects a field's text, so that typing replaces it. */
export const selectField = <Values, Submitted>(
  form: UseFormReturnType<Values, Submitted>,
  name: keyof Values & string,
) => form.getInputNode<HTMLInputElement, string>(name)?.select()

/** Validates a field on blur unless it's blank. */
export function validateUnlessEmpty<Values, Submitted>(
  form: UseFormReturnType<Values, Submitted>,
  name: keyof Values & string,
) {
  // A valid value keeps the error from the last request.
  if (form.getValues()[name] !== '' && !form.isValid(name)) form.validateField(name)
}
