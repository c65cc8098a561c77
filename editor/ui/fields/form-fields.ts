import type { FormErrors, UseFormReturnType } from '@mantine/form'

/** Moves the focus to the first field that failed validation. The second argument of a form's `onSubmit`. */
export const focusFirstError =
  <Values, Submitted>(form: UseFormReturnType<Values, Submitted>) =>
  (errors: FormErrors) =>
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()

/** Selects a field's text, so that typing replaces it. */
export const selectField = <Values, Submitted>(
  form: UseFormReturnType<Values, Submitted>,
  name: keyof Values & string,
) => form.getInputNode<HTMLInputElement, string>(name)?.select()

/** Shows a field's error when the person leaves the field, unless they typed nothing. For its `onBlur`. */
export function validateUnlessEmpty<Values, Submitted>(
  form: UseFormReturnType<Values, Submitted>,
  name: keyof Values & string,
) {
  // A valid value keeps the error of the last request.
  if (form.getValues()[name] !== '' && !form.isValid(name)) form.validateField(name)
}
