import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';

interface ErrorBoundaryProps {
  /** A change resets the boundary. */
  readonly resetKey: string;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly caught: { readonly error: unknown; readonly resetKey: string } | null;
}

/** Confines an error to one part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error, resetKey: '' } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { caught }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (caught === null) return null;
    if (caught.resetKey === '') return { caught: { ...caught, resetKey } };
    return caught.resetKey === resetKey ? null : { caught: null };
  }

  override componentDidCatch(_error: unknown, _info: ErrorInfo): void {
    // Nothing to do: React logs caught errors itself.
  }

  readonly #retry = (): void => this.setState({ caught: null });

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.fallback(caught.error, this.#retry);
  }
}
