import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Browser only: the island is alive. */
  readonly onReady?: () => void;
}

/** Root of every island on both sides: a failing island does not take its neighbours down. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.props.onReady?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
